import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { useCall } from '#app/kit/calls/use_call'
import { Button } from '#app/kit/button/button'
import { TimeAgo } from '#app/kit/display/time_ago'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { toast } from '#app/kit/toast/toast'
import type { Data } from '#data'

type Device = Data.Notifications.PushDevice

const routes = api.api.pushDevices

export function PushDevices() {
  const { data, refetch } = useQuery(
    {
      queryKey: ['settings', 'push-devices'],
      queryFn: () => answered(routes.index({})),
    },
    queries
  )
  const { run, refusal } = useCall()
  const [busyId, setBusyId] = useState<number | null>(null)

  const end = async (device: Device) => {
    setBusyId(device.id)
    if (await run(() => answered(routes.destroy({ params: { id: device.id } })))) {
      toast.success(`${nameOf(device)} gets no more notifications`)
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
              <p className="truncate">{nameOf(device)}</p>
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
              <span className="sr-only"> for {nameOf(device)}</span>
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

function nameOf({ browser, device }: Device): string {
  return [browser ?? 'Unknown browser', device].filter(Boolean).join(' on ')
}
