/** Inertia notes it 100 ms after a scroll, and never what was scrolled before the scripts came. */
export function keepScrollPosition(): void {
  const state = window.history.state as object | null
  if (!state) return
  const documentScrollPosition = { top: window.scrollY, left: window.scrollX }
  window.history.replaceState({ ...state, documentScrollPosition }, '')
}
