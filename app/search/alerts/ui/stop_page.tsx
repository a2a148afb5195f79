import { useState } from 'react'
import { Head, router, usePage } from '@inertiajs/react'
import { AuthHeading } from '#app/accounts/ui/auth_heading'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'

/** The unsubscribe link in mails to guests leads here. */
export default function StopSearchMails({ is_stopped: isStopped }: { is_stopped: boolean }) {
  const { url } = usePage()
  const [isStopping, setStopping] = useState(false)
  const stop = () =>
    router.post(url, {}, { onStart: () => setStopping(true), onFinish: () => setStopping(false) })

  return (
    <div className="flex flex-col items-start gap-6">
      <Head title="Emails about searches" />
      {isStopped ? (
        <AuthHeading title="You’re unsubscribed">
          You won’t get emails about the searches you saved.{' '}
          <TextLink href="/search">Save a search</TextLink> to hear about new homes again.
        </AuthHeading>
      ) : (
        <>
          <AuthHeading title="Stop these emails?">
            We email you when new homes match the searches you saved with this address.
          </AuthHeading>
          <Button variant="primary" size="lg" isLoading={isStopping} onClick={stop}>
            Unsubscribe
          </Button>
        </>
      )}
    </div>
  )
}
