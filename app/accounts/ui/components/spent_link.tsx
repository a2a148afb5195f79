import type { ReactNode } from 'react'
import { AuthHeading } from '#app/accounts/ui/components/auth_heading'
import { ButtonLink } from '#app/kit/button/button_link'

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
