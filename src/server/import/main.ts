/** `npm run import -- hotels FILE` and `... places FILE`: reads lists of places and hotels into the catalogue. */
process.stderr.write('Usage: npm run import -- hotels|places FILE [--source NAME] [--with-demo-rates]\n')
process.exitCode = 1
