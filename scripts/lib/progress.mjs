/**
 * Shows what a long step is doing: a running clock in a terminal, or else a line before and after.
 * @template T
 * @param {string} text
 * @param {() => Promise<T>} step
 * @returns {Promise<T>}
 */
export async function withProgress(text, step) {
  const started = Date.now()
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`
  const live = process.stdout.isTTY
  const show = () => process.stdout.write(`\r${text} … ${seconds()}`)

  if (live) show()
  else process.stdout.write(`${text} …\n`)
  const timer = live ? setInterval(show, 1000) : undefined
  try {
    return await step()
  } finally {
    clearInterval(timer)
    process.stdout.write(live ? `\r${text}: ${seconds()}\n` : `${text}: ${seconds()}\n`)
  }
}
