import { Head } from '@inertiajs/react'
import { AuthHeading, MailboxHint } from '#app/accounts/ui/auth_heading'
import { CorrectAddress } from '#app/accounts/email/ui/correct_address'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Button } from '#app/kit/button/button'
import { PageForm } from '#app/kit/form/page_form'

interface VerifyEmailProps {
  /** mails can be read in the browser */
  has_mailbox: boolean
  /** the sign-in is fresh enough to change the address */
  may_correct: boolean
}

export default function VerifyEmail({ has_mailbox, may_correct }: VerifyEmailProps) {
  const account = useAccount()

  return (
    <div className="flex flex-col gap-6">
      <Head title="Verify email" />
      <AuthHeading title="Check your inbox">
        We sent a link to <span className="break-words text-ink">{account?.email}</span>. Open it to
        finish. If it isn’t there in a minute, look among your spam.
      </AuthHeading>
      {has_mailbox && <MailboxHint />}
      <div className="flex flex-wrap gap-3">
        <PageForm action="/verify-email">
          {({ processing }) => (
            <Button type="submit" isLoading={processing}>
              Send again
            </Button>
          )}
        </PageForm>
        <PageForm action="/logout">
          {({ processing }) => (
            <Button type="submit" variant="quiet" isLoading={processing}>
              Sign out
            </Button>
          )}
        </PageForm>
      </div>
      <CorrectAddress mayCorrect={may_correct} />
    </div>
  )
}
