"""The static host: the whole program as a folder of files that any web server can offer, with Python in the browser.

Lives here: the command that builds the folder, its downloads, and the page's additional modules there: host, workers,
service worker. Must not live here: a game, a sentence, or anything of the page itself.
Start reading at ``build``; then ``worker.js``, which drives the program that ``compose_browser`` puts together.
"""
