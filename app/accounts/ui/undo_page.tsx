import { Head } from '@inertiajs/react'
import { AuthForm } from '#app/accounts/ui/auth_form'
import { AuthHeading, SpentLink } from '#app/accounts/ui/auth_heading'
import { Button } from '#app/kit/button/button'

interface UndoProps {
  csrf_token: string
  token: string
  /** what happened; null if the link is used or expired */
  change: string | null
  email: string | null
}

export default function Undo({ change, ...link }: UndoProps) {
  return (
    <>
      <Head title="Secure your account" />
      {change ? (
        <UndoForm change={change} {...link} />
      ) : (
        <SpentLink action="Choose a new password">
          It has been used, or it’s more than seven days old. You can still choose a new password.
        </SpentLink>
      )}
    </>
  )
}

function UndoForm({ csrf_token, token, change, email }: UndoProps) {
  return (
    <AuthForm action={`/undo/${token}`} csrfToken={csrf_token}>
      {({ processing }) => (
        <>
          <AuthHeading title="This wasn’t you?">
            We told you: “{change}”. If it was you, close this page.
          </AuthHeading>
          <ul className="flex list-disc flex-col gap-2 pl-5">
            <li>Every browser is signed out, and API tokens end.</li>
            <li>Passkeys added within the last seven days are removed.</li>
            {email && (
              <li>
                Your email address is <span className="break-words">{email}</span> again.
              </li>
            )}
            <li>The password stops working, and you choose a new one next.</li>
          </ul>
          <Button type="submit" variant="primary" size="lg" isWide isLoading={processing}>
            Secure my account
          </Button>
        </>
      )}
    </AuthForm>
  )
}
