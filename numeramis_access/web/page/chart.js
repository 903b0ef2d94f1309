// A graph for the eye: a line through its values, with gaps for missing ones. Readers have it as a sentence.
// @ts-check

/** @typedef {{values: (number | null)[], ends: [string, string], edges: [string, string]}} Chart values from 0 to 1 */

const WIDE = 300, HIGH = 120;

/** Draw a chart, or nothing. @param {HTMLElement} target @param {Chart | null} chart */
export function draw(target, chart) {
  target.hidden = !chart;
  target.replaceChildren();
  if (!chart) return;
  const picture = made("svg", { viewBox: `-6 -6 ${WIDE + 12} ${HIGH + 12}` });
  const points = chart.values.map((value, place) => value === null ? null
    : [(WIDE * place) / Math.max(1, chart.values.length - 1), HIGH * (1 - value)].map((one) => one.toFixed(1)));
  for (const down of [0, HIGH]) picture.append(made("line", { x1: "0", x2: `${WIDE}`, y1: `${down}`, y2: `${down}` }));
  const path = points.map((point, place) => point && `${points[place - 1] ? "L" : "M"}${point.join(" ")}`);
  picture.append(made("path", { d: path.filter(Boolean).join(" ") }));
  for (const [x = "0", y = "0"] of points.filter((point) => point !== null)) {
    picture.append(made("circle", { cx: x, cy: y, r: "4" }));
  }
  target.append(named("edge", chart.edges[1]), picture, named("edge", chart.edges[0]));
  target.append(named("end", chart.ends[0]), named("end last", chart.ends[1]));
}

/** @param {string} name @param {Record<string, string>} values */
function made(name, values) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(values)) element.setAttribute(key, value);
  return element;
}

/** @param {string} kind @param {string} text */
function named(kind, text) {
  const label = document.createElement("small");
  label.className = kind;
  label.textContent = text;
  return label;
}
