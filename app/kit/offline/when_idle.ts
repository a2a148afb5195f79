/** Runs once the page has loaded and has nothing else to do. @returns a function that cancels this */
export function whenIdle(work: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const wait = () => {
    // Safari has no idle callbacks
    const ask = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000))
    ask(() => !signal.aborted && work())
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true, signal })
  return () => controller.abort()
}
