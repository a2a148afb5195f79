import { ButtonLink } from '#app/kit/button/button_link'

interface InvitationProps {
  title: string
  text: string
}

export function Invitation({ title, text }: InvitationProps) {
  return (
    <section className="page gutter mt-24 md:mt-32">
      <div className="flex flex-col items-start gap-8 border-t border-line pt-12 md:flex-row md:items-end md:justify-between">
        <div>
          <h2 className="text-36 md:text-48">{title}</h2>
          <p className="mt-4 max-w-[44ch] text-18 text-muted">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/register" variant="ink">
            Join
          </ButtonLink>
          <ButtonLink href="/login">Sign in</ButtonLink>
        </div>
      </div>
    </section>
  )
}
