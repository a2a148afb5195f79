import { useState } from 'react'
import { api } from '#app/kit/calls/api'
import { answered } from '#app/kit/calls/answered'
import { asking } from '#app/kit/calls/asking'
import { usePages } from '#app/kit/calls/use_pages'
import { openHouseChannel } from '#app/farm/contract/open_house_channel'
import type { OpenHouse, OpenHouseVisitor } from '#app/farm/ui/types'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'

type Counts = Pick<OpenHouse, 'registrations_count' | 'waiting_count' | 'visitors_count'>

interface Arrival extends Counts {
  visitor: OpenHouseVisitor
}

/** The visitors of an open house, newest first, as they come. */
export function useVisitors(house: OpenHouse) {
  const [live, setLive] = useState<ReadonlyMap<number, OpenHouseVisitor>>(new Map())
  const [counts, setCounts] = useState<Counts>(house)
  const pages = usePages(['open-house-visitors', house.id], async (page) => {
    const call = api.api.api.openHouseVisitors.index({
      params: { id: house.id },
      ...asking({ page }),
    })
    return (await answered(call)).visitors
  })
  useChannel(openHouseChannel(house.id), {
    events: {
      'visitor.registered': ({ visitor, ...figures }: Arrival) => {
        setLive((before) => new Map(before).set(visitor.id, visitor))
        setCounts(figures)
      },
    },
  })
  useResume(pages.reload)

  const listed = pages.items.map((visitor) => live.get(visitor.id) ?? visitor)
  const known = new Set(listed.map(({ id }) => id))
  const added = [...live.values()].filter(({ id }) => !known.has(id)).reverse()
  return { visitors: [...added, ...listed], counts, pages }
}
