import { useState } from 'react'
import { Head, router, usePage } from '@inertiajs/react'
import { AuthHeading } from '#app/accounts/ui/auth_heading'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'

interface StopCampaignsProps {
  /** null if the campaign is gone */
  sender: string | null
  is_stopped: boolean
  join_path: string | null
  /** they agreed that their clicks are known */
  shows_clicks: boolean
}

/** The unsubscribe link in campaigns leads here. */
export default function StopCampaigns({
  sender,
  is_stopped: isStopped,
  ...props
}: StopCampaignsProps) {
  const { url } = usePage()
  const [isStopping, setStopping] = useState(false)
  const from = sender ?? 'this sender'
  const [isHidden, setHidden] = useState(false)
  const stop = (only: 'clicks' | null) =>
    router.post(
      url,
      { only },
      {
        onSuccess: () => setHidden(only !== null),
        onStart: () => setStopping(true),
        onFinish: () => setStopping(false),
      }
    )

  return (
    <div className="flex flex-col items-start gap-6">
      <Head title="Unsubscribe" />
      {isStopped ? (
        <AuthHeading title="You’re unsubscribed">
          You won’t get emails from {from} anymore.
          {props.join_path && (
            <>
              {' '}
              If you change your mind, <TextLink href={props.join_path}>sign up again</TextLink>.
            </>
          )}
        </AuthHeading>
      ) : (
        <>
          <AuthHeading title="Stop these emails?">
            You agreed to emails from {from}. Unsubscribing takes effect right away.
          </AuthHeading>
          <Button variant="primary" size="lg" isLoading={isStopping} onClick={() => stop(null)}>
            Unsubscribe
          </Button>
          {props.shows_clicks && (
            <div className="flex flex-col items-start gap-3 border-t border-line pt-6">
              <p className="text-muted">
                You also agreed that {from} sees which links you open. You can keep the emails and
                end that.
              </p>
              <Button disabled={isStopping} onClick={() => stop('clicks')}>
                Hide which links I open
              </Button>
            </div>
          )}
          {isHidden && (
            <p role="status" className="text-muted">
              {from} no longer sees which links you open.
            </p>
          )}
        </>
      )}
    </div>
  )
}
