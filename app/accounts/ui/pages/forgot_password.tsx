import { Head } from '@inertiajs/react'
import { DoorForm } from '#app/accounts/ui/components/door_form'
import { DoorHeading } from '#app/accounts/ui/components/door_heading'
import { MailboxHint } from '#app/accounts/ui/components/mailbox_hint'
import { Button } from '#app/common/ui/kit/button'
import { Field } from '#app/common/ui/kit/field'
import { Input } from '#app/common/ui/kit/input'
import { TextLink } from '#app/common/ui/kit/text_link'

interface ForgotPasswordProps {
  csrf_token: string
  /** mails can be read in the browser */
  has_mailbox: boolean
}

export default function ForgotPassword({ csrf_token, has_mailbox }: ForgotPasswordProps) {
  return (
    <DoorForm action="/forgot-password" csrfToken={csrf_token}>
      {({ errors, processing, wasSuccessful }) => (
        <>
          <Head title="Forgot password" />
          <DoorHeading title="A new password">
            Tell us your e-mail address. If it has an account, a link is on its way; it works once,
            for an hour.
          </DoorHeading>
          <Field label="E-mail" error={errors.email}>
            <Input name="email" type="email" autoComplete="email" />
          </Field>
          <Button type="submit" variant="primary" size="lg" isWide isLoading={processing}>
            {wasSuccessful ? 'Send another link' : 'Send the link'}
          </Button>
          {wasSuccessful && has_mailbox && <MailboxHint />}
          <p className="text-13 text-muted">
            It came back to you? <TextLink href="/login">Sign in</TextLink>
          </p>
        </>
      )}
    </DoorForm>
  )
}
