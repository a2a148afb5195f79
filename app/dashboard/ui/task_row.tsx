import type { ReactNode } from 'react'
import { Link } from '@inertiajs/react'
import {
  ChevronRight,
  BellRing,
  CalendarClock,
  CalendarDays,
  Clapperboard,
  Coins,
  Gift,
  Mail,
  MessageCircle,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { DashboardTask } from '#app/accounts/dashboard_tasks'
import { missingSteps } from '#app/dashboard/listings/ui/missing_line'
import type { OwnDraft } from '#app/dashboard/ui/own_listing'
import { Photo } from '#app/kit/media/photo'
import type { Picture } from '#app/kit/media/picture'

interface TaskRowProps {
  href: string
  title: string
  /** the suggested next step */
  children: ReactNode
  /** shown if there is no photo */
  icon?: ReactNode
  photo?: Picture | null
}

export function TaskRow({ href, title, children, icon, photo = null }: TaskRowProps) {
  return (
    <li className="border-b border-line">
      <Link href={href} className="group flex items-center gap-4 rounded-2 py-4 -outline-offset-2">
        <span className="w-18 shrink-0 md:w-24">
          {icon ? (
            <span className="grid aspect-3/2 place-items-center rounded-6 bg-raised text-muted">
              {icon}
            </span>
          ) : (
            <Photo image={photo} alt="" sizes="96px" className="rounded-6" />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span
            dir="auto"
            className="display line-clamp-2 text-18 group-hover:underline md:text-22"
          >
            {title}
          </span>
          <span className="line-clamp-2 text-13 text-muted">{children}</span>
        </span>
        <ChevronRight size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
      </Link>
    </li>
  )
}

export function DraftTask({ draft }: { draft: OwnDraft }) {
  const { steps, publishing } = missingSteps(draft.slug, draft.missing)
  return (
    <TaskRow
      href={steps[0]?.href ?? publishing}
      title={draft.name ?? 'Untitled listing'}
      photo={draft.featured_image}
    >
      {steps.length
        ? `Draft. Add ${list(steps.map(({ word }) => word))} to publish.`
        : 'Draft. Ready to publish.'}
    </TaskRow>
  )
}

const list = (words: string[]) => new Intl.ListFormat('en').format(words)

const ICONS: Record<DashboardTask['kind'], LucideIcon> = {
  chat: MessageCircle,
  lead: UsersRound,
  reminder: BellRing,
  viewing: CalendarClock,
  open_house: CalendarDays,
  campaign: Mail,
  gift: Gift,
  video: Clapperboard,
  coin: Coins,
}

export function TaskIcon({ kind }: Pick<DashboardTask, 'kind'>) {
  const Icon = ICONS[kind]
  return <Icon size={22} strokeWidth={1.5} aria-hidden />
}
