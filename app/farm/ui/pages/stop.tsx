import { useState } from 'react'
import { Head, router, usePage } from '@inertiajs/react'
import { AuthHeading } from '#app/accounts/ui/components/auth_heading'
import { Button } from '#app/kit/button/button'

interface StopCampaignsProps {
  /** null if the campaign is gone */
  sender: string | null
  is_stopped: boolean
}

/** The unsubscribe link in campaigns leads here. */
export default function StopCampaigns({ sender, is_stopped: isStopped }: StopCampaignsProps) {
  const { url } = usePage()
  const [isStopping, setStopping] = useState(false)
  const from = sender ?? 'this sender'
  const stop = () =>
    router.post(url, {}, { onStart: () => setStopping(true), onFinish: () => setStopping(false) })

  return (
    <div className="flex flex-col items-start gap-6">
      <Head title="Unsubscribe" />
      {isStopped ? (
        <AuthHeading title="You’re unsubscribed">
          You won’t get emails from {from} anymore.
        </AuthHeading>
      ) : (
        <>
          <AuthHeading title="Stop these emails?">
            You agreed to emails from {from}. Unsubscribing takes effect right away.
          </AuthHeading>
          <Button variant="primary" size="lg" isLoading={isStopping} onClick={stop}>
            Unsubscribe
          </Button>
        </>
      )}
    </div>
  )
}
