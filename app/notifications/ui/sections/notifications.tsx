import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#app/accounts/ui/components/settings/loaded'
import { Section } from '#app/accounts/ui/components/settings/section'
import { api } from '#app/kit/calls/api'
import { answered } from '#app/kit/calls/answered'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { changeQuery } from '#app/kit/calls/change_query'
import { queries } from '#app/kit/calls/queries'
import { Wishes } from '#app/kit/calls/wishes'
import { Checkbox } from '#app/kit/form/checkbox'
import { toast } from '#app/kit/toast/toast'
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationChannels,
} from '#app/notifications/contract/channels'
import { PushDevices } from '#app/notifications/ui/components/push_devices'

interface ChannelsOfKind {
  kind: string
  label: string
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
      description="How you hear of things. Emails of one kind come at most once an hour; push works in browsers where you turned it on."
    >
      <Loaded query={query}>
        {({ kinds }) => (
          <div className="border-t border-line">
            {kinds.map((one) => (
              <fieldset
                key={one.kind}
                className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-4"
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
            ))}
          </div>
        )}
      </Loaded>
      <PushDevices />
    </Section>
  )
}
