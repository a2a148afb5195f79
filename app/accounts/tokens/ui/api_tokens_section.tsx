import { KeyRound } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { Section } from '#app/accounts/settings/ui/section'

export default function ApiTokensSection() {
  return (
    <Section
      title="API tokens"
      description={
        <>
          Programs of yours use vesta with a token instead of your password. The{' '}
          <TextLink href="/developers">reference</TextLink> lists every call.
        </>
      }
    >
      <div>
        <ButtonLink href="/api-tokens" icon={KeyRound}>
          Manage API tokens
        </ButtonLink>
      </div>
    </Section>
  )
}
