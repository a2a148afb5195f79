export type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Enters text as if it had been typed, so that React's listeners handle it. */
export function typeInto(control: TextControl, text: string): void {
  // React's own setter would remember the text, and then see no change
  const prototype: object = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text)
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}
