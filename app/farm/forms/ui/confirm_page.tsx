import { Head } from '@inertiajs/react'
import { AuthHeading } from '#app/accounts/ui/auth_heading'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { PageForm } from '#app/kit/form/page_form'
import type { PublicForm } from '#app/farm/ui/types'

interface ConfirmProps {
  form: PublicForm
  token: string
  /** they ticked the second consent, too */
  shows_clicks: boolean
  /** `gone` if the link is unknown or expired */
  state: 'open' | 'confirmed' | 'gone'
  csrf_token: string
}

export default function Confirm({ form, token, state, ...props }: ConfirmProps) {
  const { slug, sender, consent, clicks_consent: clicksConsent } = form
  return (
    <div className="flex flex-col items-start gap-8">
      <Head title="Confirm your sign-up">
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      {state === 'gone' && (
        <>
          <AuthHeading title="This link no longer works">
            It works for seven days. Sign up again to get a new one.
          </AuthHeading>
          <ButtonLink href={`/join/${slug}`}>Sign up again</ButtonLink>
        </>
      )}
      {state === 'open' && (
        <>
          <AuthHeading title={`Get email from ${isolated(sender.name)}?`}>
            {props.shows_clicks ? `${consent} ${clicksConsent}` : consent}
          </AuthHeading>
          <PageForm action={`/join/${slug}/confirm/${token}`} csrfToken={props.csrf_token}>
            {({ processing }) => (
              <Button type="submit" variant="primary" size="lg" isLoading={processing}>
                Confirm
              </Button>
            )}
          </PageForm>
        </>
      )}
      {state === 'confirmed' && (
        <>
          <AuthHeading title="You’re signed up">
            <bdi>{sender.name}</bdi> can write to you now. Every email has a link that ends it.
          </AuthHeading>
          <ButtonLink href={sender.url}>
            See <bdi>{sender.name}</bdi>
          </ButtonLink>
        </>
      )}
    </div>
  )
}
