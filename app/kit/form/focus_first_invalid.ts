const INVALID = '[aria-invalid=true], [data-invalid] input'

/** Brings people to the first control with an error: into the middle of the window, with the focus. */
export function focusFirstInvalid(form: Element): void {
  const control = form.querySelector<HTMLElement>(INVALID)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
