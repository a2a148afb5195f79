import { Monitor, Smartphone } from 'lucide-react'
import type { Data } from '#data'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { useConfirmedCall } from '#app/accounts/ui/components/settings/use_confirmed_call'
import { Button } from '#app/kit/button/button'
import { TimeAgo } from '#app/kit/display/time_ago'
import { toast } from '#app/kit/toast/toast'
import { RefusalNote } from '#app/kit/form/refusal_note'

type Session = Data.Accounts.Session

interface SessionListProps {
  sessions: Session[]
  onEnded: () => void
}

export function SessionList({ sessions, onEnded }: SessionListProps) {
  const { run, isRunning, refusal, dialog } = useConfirmedCall()

  const end = async (session: Session) => {
    const { id } = session
    const answer = await run(() => answered(api.api.sessionSettings.destroy({ params: { id } })))
    if (answer) toast.success(`Signed out of ${nameOf(session)}`)
    onEnded()
  }

  return (
    <div>
      <ul aria-label="Browsers" className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center gap-4 py-4">
            <DeviceIcon device={session.device} />
            <div className="min-w-0 flex-1">
              <p className="truncate">{nameOf(session)}</p>
              <p className="text-13 text-muted">
                {session.place ?? session.ip}
                {(session.place ?? session.ip) && ' · '}
                {session.is_current ? (
                  <span className="text-positive">This browser</span>
                ) : (
                  <>
                    Active <TimeAgo at={session.last_active_at} />
                  </>
                )}
              </p>
            </div>
            {!session.is_current && (
              <Button size="sm" isLoading={isRunning} onClick={() => void end(session)}>
                Sign out
                <span className="sr-only"> of {nameOf(session)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <RefusalNote refusal={refusal} />
      </div>
      {dialog}
    </div>
  )
}

function nameOf({ browser, device }: Session): string {
  return [browser ?? 'Unknown browser', device].filter(Boolean).join(' on ')
}

function DeviceIcon({ device }: { device: string | null }) {
  const Icon = /phone|android/i.test(device ?? '') ? Smartphone : Monitor
  return <Icon size={24} strokeWidth={1.25} aria-hidden className="shrink-0 text-muted" />
}
