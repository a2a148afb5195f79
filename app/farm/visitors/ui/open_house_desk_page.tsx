import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { CloudOff, TriangleAlert } from 'lucide-react'
import { openHouseTime } from '#app/farm/open_houses/open_house_words'
import { DeskForm } from '#app/farm/visitors/ui/desk_form'
import { RefusedEntries } from '#app/farm/visitors/ui/refused_entries'
import { useDesk, type Desk } from '#app/farm/visitors/ui/use_desk'
import type { OpenHouse } from '#app/farm/ui/types'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { useLocale } from '#app/kit/hooks/use_reader'
import { Photo } from '#app/kit/media/photo'

interface OpenHouseDeskProps {
  open_house: OpenHouse
  consent_words: string
}

/** On a tablet at the door: one visitor after the other. */
export default function OpenHouseDesk({ open_house: house, ...props }: OpenHouseDeskProps) {
  const locale = useLocale()
  const [welcomed, setWelcomed] = useState<string | null>(null)
  const [isMending, setMending] = useState(false)
  const home = house.property.name ?? 'Open house'
  const desk = useDesk({ houseId: house.id, userId: useAccount()?.id ?? 0, home })
  // otherwise the next refusal would open the list in front of a visitor
  if (isMending && desk.refused.length === 0) setMending(false)
  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <Head title={`${home}, desk`}>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="relative h-40 lg:h-auto">
        <Photo
          image={house.property.featured_image}
          ratio="fill"
          sizes="(width >= 1024px) 50vw, 100vw"
          alt=""
          priority
        />
      </div>
      <div className="gutter flex flex-col py-8 md:py-12">
        <header>
          <p className="label">Welcome to</p>
          <h1 className="mt-2 text-36 break-words md:text-48">{home}</h1>
          <p className="mt-2 text-muted">{openHouseTime(house, locale)}</p>
        </header>
        <div className="my-8 max-w-160 flex-1">
          {isMending ? (
            <RefusedEntries
              desk={desk}
              houseId={house.id}
              consentWords={props.consent_words}
              onDone={() => setMending(false)}
            />
          ) : welcomed === null ? (
            <DeskForm
              consentWords={props.consent_words}
              onSigned={async (entry) => {
                await desk.add(entry)
                setWelcomed(entry.name)
              }}
            />
          ) : (
            <div role="status">
              <p className="display text-28 break-words">Thank you, {welcomed}.</p>
              <p className="mt-3 text-18 text-muted">Come in and take your time.</p>
              <Button
                variant="primary"
                size="lg"
                className="mt-8"
                autoFocus
                onClick={() => setWelcomed(null)}
              >
                Next visitor
              </Button>
            </div>
          )}
        </div>
        <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5 text-13 text-muted">
          <DeskState desk={desk} isMending={isMending} onMend={() => setMending(true)} />
          <TextLink href={`/farm/open-houses?open=${house.id}`}>Leave the desk</TextLink>
        </footer>
      </div>
    </div>
  )
}

interface DeskStateProps {
  desk: Desk
  isMending: boolean
  onMend: () => void
}

function DeskState({ desk, isMending, onMend }: DeskStateProps) {
  const { waiting, refused, problem, isKept } = desk
  const maySend = waiting.length > 0
  const mayMend = refused.length > 0 && !isMending
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-5 gap-y-1">
      {maySend ? (
        <p className="flex items-center gap-3">
          <CloudOff size={18} strokeWidth={1.5} aria-hidden className="shrink-0" />
          <span>
            {waiting.length === 1 ? 'One entry is' : `${waiting.length} entries are`} on this
            device. {problem ?? 'We’ll send them when you’re back online.'}
          </span>
        </p>
      ) : (
        !refused.length && (
          <p>{isKept ? 'Everything is sent. Works offline.' : 'Everything is sent.'}</p>
        )
      )}
      {(maySend || mayMend) && (
        <div className="-ml-5 flex flex-wrap">
          {maySend && (
            <Button variant="quiet" onClick={() => void desk.send()}>
              Send now
            </Button>
          )}
          {mayMend && (
            <Button variant="quiet" icon={TriangleAlert} onClick={onMend}>
              {refused.length === 1 ? 'One entry needs you' : `${refused.length} entries need you`}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
