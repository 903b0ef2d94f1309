// The worker in which opponents think: a question comes with its ticket, the answer goes back with it.
// @ts-check
import { python } from "./python.js";

const think = python(true).then((py) => py.pyimport("numeramis_access.web.browser").think);

onmessage = async ({ data: [ticket, question] }) => postMessage([ticket, (await think)(question)]);
