const FIELDS = [
  'input:not([type=hidden], [type=file])',
  'textarea',
  '[contenteditable=true]',
  '[role=radio]',
  '[role=checkbox]',
  '[role=combobox]',
].map((field) => `form ${field}`)

/**
 * Where typing begins in a dialog with a form; null without one, and where a keyboard on the screen
 * would cover what the dialog says.
 */
export function firstField(dialog: HTMLElement | null): HTMLElement | null {
  if (!dialog || matchMedia('(hover: none)').matches) return null
  const fields = dialog.querySelectorAll<HTMLElement>(FIELDS.join())
  return [...fields].find((field) => field.tabIndex >= 0 && !field.matches(':disabled')) ?? null
}
