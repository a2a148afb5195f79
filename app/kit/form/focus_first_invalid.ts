const INVALID = '[aria-invalid=true], [data-invalid] input'

/** Scrolls to the first invalid control and focuses it. */
export function focusFirstInvalid(form: Element): void {
  const control = form.querySelector<HTMLElement>(INVALID)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
