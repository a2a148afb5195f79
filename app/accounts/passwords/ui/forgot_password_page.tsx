import { Head } from '@inertiajs/react'
import { AuthForm } from '#app/accounts/ui/auth_form'
import { AuthHeading, MailboxHint } from '#app/accounts/ui/auth_heading'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { TextLink } from '#app/kit/button/text_link'

interface ForgotPasswordProps {
  csrf_token: string
  /** mails can be read in the browser */
  has_mailbox: boolean
}

export default function ForgotPassword({ csrf_token, has_mailbox }: ForgotPasswordProps) {
  return (
    <AuthForm action="/forgot-password" csrfToken={csrf_token}>
      {({ errors, processing, wasSuccessful }) => (
        <>
          <Head title="Forgot password">
            <meta
              head-key="description"
              name="description"
              content="Get a link by email to set a new password for your account on vesta."
            />
          </Head>
          <AuthHeading title="Reset your password">
            Enter your email address. If it has an account, we’ll send a link that works once, for
            an hour.
          </AuthHeading>
          <Field label="Email" error={errors.email}>
            <Input name="email" type="email" autoComplete="email" />
          </Field>
          <Button type="submit" variant="primary" size="lg" isWide isLoading={processing}>
            {wasSuccessful ? 'Send another link' : 'Send link'}
          </Button>
          {wasSuccessful && has_mailbox && <MailboxHint />}
          <p className="text-13 text-muted">
            Remembered it? <TextLink href="/login">Sign in</TextLink>
          </p>
        </>
      )}
    </AuthForm>
  )
}
