/** What a key event says while an input method composes; Safari says only this at its end. */
const COMPOSING = 229

/**
 * Keys that an input method takes do nothing else anywhere: Enter chooses a word and doesn't send,
 * Escape drops it and closes nothing. Android types with nameless keys, which editors need.
 */
export function leaveCompositionAlone(target: EventTarget): void {
  target.addEventListener(
    'keydown',
    (event) => {
      const { isComposing, keyCode, key } = event as KeyboardEvent
      if ((isComposing || keyCode === COMPOSING) && key !== 'Unidentified') {
        event.stopImmediatePropagation()
      }
    },
    { capture: true }
  )
}
