import {
  Coffee,
  Flower2,
  PackageOpen,
  Sparkles,
  UtensilsCrossed,
  type LucideIcon,
} from 'lucide-react'
import type { GiftKind } from '#app/farm/contract/gift_options'

export const GIFT_ICONS: Record<GiftKind, LucideIcon> = {
  coffee: Coffee,
  flowers: Flower2,
  dinner: UtensilsCrossed,
  moving_in_box: PackageOpen,
  image_credits: Sparkles,
}
