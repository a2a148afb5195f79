import { Head } from '@inertiajs/react'
import { AuthForm } from '#app/accounts/ui/auth_form'
import { AuthHeading } from '#app/accounts/ui/auth_heading'
import { Button } from '#app/kit/button/button'

interface ConfirmLinkProps {
  csrf_token: string
  /** the link itself */
  action: string
  title: string
  words: string
  button: string
}

/** What a link from a mail does waits for a click, because programs open links, too. */
export default function ConfirmLink({
  csrf_token: csrfToken,
  action,
  title,
  words,
  button,
}: ConfirmLinkProps) {
  return (
    <>
      <Head title={title} />
      <AuthForm action={action} csrfToken={csrfToken}>
        {({ processing }) => (
          <>
            <AuthHeading title={title}>{words}</AuthHeading>
            <Button type="submit" variant="primary" size="lg" isWide isLoading={processing}>
              {button}
            </Button>
          </>
        )}
      </AuthForm>
    </>
  )
}
