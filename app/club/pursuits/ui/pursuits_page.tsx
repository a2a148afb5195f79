import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { Head, router, usePage } from '@inertiajs/react'
import { Columns3, Crosshair, List, UserRoundPlus, UsersRound } from 'lucide-react'
import { InvitationRows, SharingDialog } from '#app/club/pursuits/ui/sharing'
import { PursuitRows } from '#app/club/pursuits/ui/pursuit_rows'
import { usePursuits } from '#app/club/pursuits/ui/use_pursuits'
import type { Pursuit, PursuitsProps } from '#app/club/pursuits/ui/pursuit_words'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { IconButton } from '#app/kit/button/icon_button'
import { SectionHeading } from '#app/kit/display/section_heading'
import { useMediaQuery } from '#app/kit/hooks/use_media_query'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { CompareBar } from '#app/search/compare/ui/compare_bar'

const PursuitBoard = lazyPart(() => import('#app/club/pursuits/ui/pursuit_board'))
const PursuitSheet = lazyPart(() => import('#app/club/pursuits/ui/pursuit_sheet'))

const VIEWS = ['board', 'list'] as const
type View = (typeof VIEWS)[number]

export default function Pursuits(props: PursuitsProps) {
  const { partner, invitation, invitations } = props
  const list = usePursuits(props)
  const [openId, setOpenId] = useState(useAsked())
  const opened = useOpened(openId, list.pursuits)
  const [view, setView] = useView()
  const shown = { list, partner, onOpen: setOpenId }

  return (
    <div className="gutter page py-10">
      <Head title="Pursuits" />
      <SectionHeading
        level="page"
        label={partner ? `With ${partner.name}` : 'Club'}
        action={
          <div className="flex flex-wrap items-center gap-2">
            <ViewButtons view={view} onChoose={setView} />
            <SharingDialog
              partner={partner}
              invitation={invitation}
              onChanged={list.refresh}
              trigger={
                <Button icon={partner ? UsersRound : UserRoundPlus}>
                  {partner ? 'Shared' : invitation ? 'Invited' : 'Share'}
                </Button>
              }
            />
          </div>
        }
      >
        Pursuits
      </SectionHeading>
      <div className="mt-8 flex flex-col gap-8">
        <InvitationRows invitations={invitations} onAnswered={list.refresh} />
        {list.pursuits.length === 0 ? (
          <EmptyState
            icon={Crosshair}
            title="No homes yet"
            action={<ButtonLink href="/search">Search homes</ButtonLink>}
          >
            Save a home, or add it from its page, and follow it here from the first look to the
            keys.
          </EmptyState>
        ) : view === 'board' ? (
          <Suspense fallback={<LoadingRows what="your board" />}>
            <PursuitBoard {...shown} />
          </Suspense>
        ) : (
          <PursuitRows {...shown} />
        )}
      </div>
      <CompareBar />
      <Suspense fallback={null}>
        {opened && (
          <PursuitSheet
            pursuit={opened}
            list={list}
            partner={partner}
            isOpen={openId !== null}
            onClose={() => setOpenId(null)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** The home that the address opens. */
function useAsked(): number | null {
  const asked = new URLSearchParams(usePage().url.split('?')[1]).get('open')
  return asked ? Number(asked) : null
}

/** As the address says; otherwise as it suits the screen. */
function useView(): [View, (view: View) => void] {
  const [path, query] = usePage().url.split('?')
  const isNarrow = useMediaQuery('(width < 768px)')
  const asked = new URLSearchParams(query)
  const view = VIEWS.find((one) => one === asked.get('view')) ?? (isNarrow ? 'list' : 'board')
  const choose = (wanted: View) => {
    asked.set('view', wanted)
    router.replace({ url: `${path}?${asked}`, preserveState: true, preserveScroll: true })
  }
  return [view, choose]
}

/** The open home; stays while its sheet closes. One that is gone closes it. */
function useOpened(openId: number | null, pursuits: readonly Pursuit[]): Pursuit | null {
  const [kept, setKept] = useState<Pursuit | null>(null)
  const listed = pursuits.find(({ id }) => id === openId)
  if (listed && listed !== kept) setKept(listed)
  return listed ?? (openId === null ? kept : null)
}

function ViewButtons({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  const views = [
    { name: 'board', label: 'Board', icon: Columns3 },
    { name: 'list', label: 'List', icon: List },
  ] as const
  return views.map(({ name, label, icon }) => (
    <IconButton
      key={name}
      icon={icon}
      label={label}
      aria-pressed={view === name}
      variant={view === name ? 'line' : 'quiet'}
      onClick={() => onChoose(name)}
    />
  ))
}
