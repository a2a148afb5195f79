import { typeInto, type TextControl } from '#app/kit/form/type_into'

/** Something entered into a server-rendered control before hydration. */
export interface EarlyInput {
  /** Enters it again, so that React's listeners handle it. */
  replay: () => void
}

/**
 * Collects what was entered below an element so far, and resets its controls to what the server
 * rendered, the state React assumes.
 */
export function takeEarlyInput(root: Element): EarlyInput[] {
  const taken: EarlyInput[] = []
  const reset: (() => void)[] = []
  for (const control of root.querySelectorAll<TextControl>('input, textarea')) {
    if (!(control instanceof HTMLInputElement)) takeText(control, taken, reset)
    else if (control.type === 'file') takeFiles(control, taken)
    else if (isCheckable(control)) takeChoice(control, taken, reset)
    else takeText(control, taken, reset)
  }
  for (const each of reset) each()
  for (const opened of root.querySelectorAll('details[open]')) {
    taken.push({ replay: () => opened.dispatchEvent(new Event('toggle')) })
  }
  return taken
}

function isCheckable({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox'
}

function takeChoice(control: HTMLInputElement, taken: EarlyInput[], reset: (() => void)[]) {
  if (control.checked === control.defaultChecked) return
  reset.push(() => (control.checked = control.defaultChecked))
  // the other radio button of the pair unchecks itself
  if (control.type === 'radio' && !control.checked) return
  taken.push({ replay: () => control.click() })
}

function takeText(control: TextControl, taken: EarlyInput[], reset: (() => void)[]) {
  const { value, defaultValue, selectionStart, selectionEnd } = control
  if (value === defaultValue) return
  reset.push(() => (control.value = defaultValue))
  taken.push({
    replay: () => {
      typeInto(control, value)
      if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
      tellChange(control)
    },
  })
}

function takeFiles(control: HTMLInputElement, taken: EarlyInput[]) {
  if (control.files?.length) taken.push({ replay: () => tellChange(control) })
}

function tellChange(control: TextControl) {
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
