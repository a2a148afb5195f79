import { Head, router, usePage } from '@inertiajs/react'
import { useState } from 'react'
import { DoorHeading } from '#app/accounts/ui/components/door_heading'
import { Button } from '#app/common/ui/kit/button'
import { TextLink } from '#app/common/ui/kit/text_link'

interface StopDigestProps {
  is_stopped: boolean
}

/** Where the link in a mail about unread messages leads. */
export default function StopDigest({ is_stopped: isStopped }: StopDigestProps) {
  const { url } = usePage()
  const [isStopping, setStopping] = useState(false)
  const stop = () =>
    router.post(url, {}, { onStart: () => setStopping(true), onFinish: () => setStopping(false) })

  return (
    <div className="flex flex-col items-start gap-6">
      <Head title="E-mail about messages" />
      {isStopped ? (
        <DoorHeading title="No more of these mails">
          Messages wait for you in your chats. You can choose again at any time in the{' '}
          <TextLink href="/chats">settings of your chats</TextLink>.
        </DoorHeading>
      ) : (
        <>
          <DoorHeading title="Less mail?">
            You are told by e-mail when messages stay unread. Your account and your chats stay as
            they are without it.
          </DoorHeading>
          <Button variant="primary" size="lg" isLoading={isStopping} onClick={stop}>
            Stop these mails
          </Button>
        </>
      )}
    </div>
  )
}
