import {
  BellRing,
  CalendarDays,
  Clapperboard,
  Coins,
  Gift,
  Mail,
  MessageCircle,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { DashboardTask } from '#app/accounts/registry/dashboard_tasks'

const ICONS: Record<DashboardTask['kind'], LucideIcon> = {
  chat: MessageCircle,
  lead: UsersRound,
  reminder: BellRing,
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
