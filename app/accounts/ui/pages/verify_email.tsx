import { Head } from '@inertiajs/react'
import { Form } from '@adonisjs/inertia/react'
import { DoorHeading } from '#app/accounts/ui/components/door_heading'
import { MailboxHint } from '#app/accounts/ui/components/mailbox_hint'
import { useAccount } from '#app/common/ui/hooks/use_shared_props'
import { Button } from '#app/common/ui/kit/button'

interface VerifyEmailProps {
  /** mails can be read in the browser */
  has_mailbox: boolean
}

export default function VerifyEmail({ has_mailbox }: VerifyEmailProps) {
  const account = useAccount()

  return (
    <div className="flex flex-col gap-6">
      <Head title="Verify email" />
      <DoorHeading title="Look at your mail">
        A link is on its way to <span className="break-words text-ink">{account?.email}</span>. Open
        it and you are in.
      </DoorHeading>
      {has_mailbox && <MailboxHint />}
      <div className="flex flex-wrap gap-3">
        <Form route="email_verification.resend">
          {({ processing }) => (
            <Button type="submit" isLoading={processing}>
              Send it again
            </Button>
          )}
        </Form>
        <Form route="sessions.destroy">
          {({ processing }) => (
            <Button type="submit" variant="quiet" isLoading={processing}>
              Sign out
            </Button>
          )}
        </Form>
      </div>
    </div>
  )
}
