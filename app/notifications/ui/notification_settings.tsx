import { lazyPart } from '#app/kit/offline/lazy_part'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Loaded, Section } from '#app/accounts/settings/ui/section'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { changeQuery } from '#app/kit/calls/change_query'
import { queries } from '#app/kit/calls/queries'
import { useCall } from '#app/kit/calls/use_call'
import { Wishes } from '#app/kit/calls/wishes'
import { browserName } from '#app/kit/display/browser_name'
import { TimeAgo } from '#app/kit/display/time_ago'
import { Checkbox } from '#app/kit/form/checkbox'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { toast } from '#app/kit/toast/toast'
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationChannels,
} from '#app/notifications/settings/notification_channels'
import {
  NOTIFICATION_TOPICS,
  TOPIC_LABELS,
  type NotificationTopic,
} from '#app/notifications/notification_options'
import { needsInstall, thisDevice } from '#app/notifications/settings/ui/needs_install'
import type { Data } from '#data'

const InstallGuide = lazyPart(() => import('#app/notifications/settings/ui/install_guide'))

interface ChannelsOfKind {
  kind: string
  label: string
  topic: NotificationTopic
  channels: NotificationChannels
}

const routes = api.api.notificationSettings
const queryKey = ['settings', 'notifications']

const LABELS: Record<NotificationChannel, string> = {
  in_app: 'On vesta',
  email: 'Email',
  push: 'Push',
}

const wishes = new Wishes<string, NotificationChannels>()

/** Saves each choice at once; a failed one is reverted. */
async function choose({ kind, channels }: ChannelsOfKind, channel: NotificationChannel) {
  const chosen = { ...channels, [channel]: !channels[channel] }
  const send = async (wanted: NotificationChannels) => {
    await answered(routes.update({ body: { channels: { [kind]: wanted } } }))
    return wanted
  }
  show(kind, chosen)
  try {
    await wishes.make(kind, {
      wanted: chosen,
      known: channels,
      send,
      show: (told) => show(kind, told),
    })
  } catch (error) {
    toast.error(sentenceOf(error))
  }
}

function show(kind: string, channels: NotificationChannels) {
  changeQuery<{ kinds: ChannelsOfKind[] }>(queryKey, (known) => ({
    kinds: known.kinds.map((one) => (one.kind === kind ? { ...one, channels } : one)),
  }))
}

export default function NotificationSettings() {
  const query = useQuery({ queryKey, queryFn: () => answered(routes.show({})) }, queries)

  return (
    <Section
      title="Notifications"
      description="How we reach you. Emails of one kind come at most once an hour; push works in browsers where you turned it on."
    >
      <Loaded query={query}>
        {({ kinds }) => (
          <div className="flex flex-col gap-10">
            {NOTIFICATION_TOPICS.map((topic) => (
              <div key={topic}>
                <h3 className="text-18">{TOPIC_LABELS[topic]}</h3>
                <div className="mt-3 border-t border-line">
                  {kinds
                    .filter((one) => one.topic === topic)
                    .map((one) => (
                      <KindChannels key={one.kind} one={one} />
                    ))}
                </div>
              </div>
            ))}
          </div>
        )}
      </Loaded>
      {needsInstall(thisDevice()) && (
        <Suspense fallback={null}>
          <InstallGuide />
        </Suspense>
      )}
      <PushDevices />
    </Section>
  )
}

function KindChannels({ one }: { one: ChannelsOfKind }) {
  return (
    <fieldset
      ref={one.kind === location.hash.slice(1) ? showAsked : undefined}
      className="flex scroll-mt-6 flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-4"
    >
      <legend className="contents">
        <span className="min-w-45 flex-1 font-medium">{one.label}</span>
      </legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {NOTIFICATION_CHANNELS.map((channel) => (
          <Checkbox
            key={channel}
            label={LABELS[channel]}
            checked={one.channels[channel]}
            onChange={() => void choose(one, channel)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The kind whose row led here. */
function showAsked(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'center' })
}

type Device = Data.Notifications.Push.PushDevice

const deviceRoutes = api.api.pushDevices

function PushDevices() {
  const { data, refetch } = useQuery(
    {
      queryKey: ['settings', 'push-devices'],
      queryFn: () => answered(deviceRoutes.index({})),
    },
    queries
  )
  const { run, refusal } = useCall()
  const [busyId, setBusyId] = useState<number | null>(null)

  const end = async (device: Device) => {
    setBusyId(device.id)
    if (await run(() => answered(deviceRoutes.destroy({ params: { id: device.id } })))) {
      toast.success(`${browserName(device)} gets no more notifications`)
    }
    await refetch()
    setBusyId(null)
  }

  if (!data?.devices.length) return null
  return (
    <div>
      <h3 className="font-medium">Browsers that get push notifications</h3>
      <ul
        aria-label="Browsers with push"
        className="mt-3 divide-y divide-line border-y border-line"
      >
        {data.devices.map((device) => (
          <li key={device.id} className="flex items-center gap-4 py-4">
            <div className="min-w-0 flex-1">
              <p className="truncate">{browserName(device)}</p>
              <p className="text-13 text-muted">
                {device.is_current ? (
                  <span className="text-positive">This browser</span>
                ) : (
                  <>
                    Added <TimeAgo at={device.created_at} />
                  </>
                )}
              </p>
            </div>
            <Button size="sm" isLoading={busyId === device.id} onClick={() => void end(device)}>
              Turn off
              <span className="sr-only"> for {browserName(device)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <RefusalNote refusal={refusal} />
      </div>
    </div>
  )
}
