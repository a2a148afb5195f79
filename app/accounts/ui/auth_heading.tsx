import type { ReactNode } from 'react'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'

interface AuthHeadingProps {
  title: string
  children?: ReactNode
}

export function AuthHeading({ title, children }: AuthHeadingProps) {
  return (
    <header>
      <h1 dir="auto" className="text-36 md:text-48">
        {title}
      </h1>
      {children && <div className="mt-2.5 text-15 text-muted">{children}</div>}
    </header>
  )
}

interface SpentLinkProps {
  /** why, and what to do next */
  children: ReactNode
  /** label of the button that requests a new link */
  action: string
}

export function SpentLink({ children, action }: SpentLinkProps) {
  return (
    <div className="flex flex-col gap-6">
      <AuthHeading title="This link no longer works">{children}</AuthHeading>
      <ButtonLink href="/forgot-password" variant="primary" size="lg" isWide>
        {action}
      </ButtonLink>
    </div>
  )
}

export function MailboxHint() {
  return (
    <p className="text-13 text-muted">
      Emails aren’t sent from this machine. <TextLink href="/dev/mails">Read them here</TextLink>.
    </p>
  )
}
