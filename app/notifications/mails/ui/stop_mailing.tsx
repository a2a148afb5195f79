import { useState, type ReactNode } from 'react'
import { Head, router, usePage } from '@inertiajs/react'
import { AuthHeading } from '#app/accounts/ui/auth_heading'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'

interface StopMailingProps {
  /** of the page */
  title: string
  isStopped: boolean
  /** which mails these are, and what remains without them */
  question: ReactNode
  /** the same after unsubscribing */
  answer: ReactNode
  settings: { href: string; label: string }
}

/** The page behind the unsubscribe link in a mail. */
export function StopMailing({ title, isStopped, question, answer, settings }: StopMailingProps) {
  const { url } = usePage()
  const [isStopping, setStopping] = useState(false)
  const stop = () =>
    router.post(url, {}, { onStart: () => setStopping(true), onFinish: () => setStopping(false) })

  return (
    <div className="flex flex-col items-start gap-6">
      <Head title={title} />
      {isStopped ? (
        <AuthHeading title="You’re unsubscribed">
          {answer} You can turn them back on in your{' '}
          <TextLink href={settings.href}>{settings.label}</TextLink>.
        </AuthHeading>
      ) : (
        <>
          <AuthHeading title="Stop these emails?">{question}</AuthHeading>
          <Button variant="primary" size="lg" isLoading={isStopping} onClick={stop}>
            Unsubscribe
          </Button>
        </>
      )}
    </div>
  )
}
