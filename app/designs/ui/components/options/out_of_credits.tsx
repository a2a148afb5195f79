import { ButtonLink } from '#app/kit/button/button_link'

/** Takes the place of the Redesign button. */
export function OutOfCredits() {
  return (
    <div className="min-w-0 flex-1 md:w-full md:flex-none">
      <p className="font-medium">You’re out of credits.</p>
      <p className="mt-1 text-13 text-muted">Ask us for more, or save this look for later.</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <ButtonLink href="/contact" variant="primary" className="px-3">
          Ask for credits
        </ButtonLink>
        <ButtonLink href="/designs" className="px-3">
          Get inspired
        </ButtonLink>
      </div>
    </div>
  )
}
