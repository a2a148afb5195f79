import { useState } from 'react'
import { Head, router, usePage } from '@inertiajs/react'
import { AuthHeading } from '#app/accounts/ui/auth_heading'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'

/** The confirmation link in mails to guests leads here. */
export default function ConfirmSearch({ is_confirmed: isConfirmed }: { is_confirmed: boolean }) {
  const { url } = usePage()
  const [isSending, setSending] = useState(false)
  const confirm = () =>
    router.post(url, {}, { onStart: () => setSending(true), onFinish: () => setSending(false) })

  return (
    <div className="flex flex-col items-start gap-6">
      <Head title="Confirm your search" />
      {isConfirmed ? (
        <>
          <AuthHeading title="You’ll hear from us">
            We’ll email you when new homes match. Every email has a link to stop them. Once you join
            with this address, the search is in your account.
          </AuthHeading>
          <ButtonLink href="/search">Search homes</ButtonLink>
        </>
      ) : (
        <>
          <AuthHeading title="Hear of new homes?">
            Confirm that we may email you when new homes match the search you saved.
          </AuthHeading>
          <Button variant="primary" size="lg" isLoading={isSending} onClick={confirm}>
            Confirm the search
          </Button>
        </>
      )}
    </div>
  )
}
