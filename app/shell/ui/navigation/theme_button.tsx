import { SunMoon } from 'lucide-react'
import { ShellPopover } from '#app/shell/ui/navigation/shell_popover'
import { ThemeSwitch } from '#app/shell/ui/navigation/theme_switch'

export function ThemeButton({ position = 'top-16 right-5' }: { position?: string }) {
  return (
    <ShellPopover
      label="Theme"
      position={position}
      buttonClassName="grid size-11 place-items-center text-muted hover:text-ink"
      button={<SunMoon size={20} strokeWidth={1.5} aria-hidden />}
    >
      <div className="px-2 py-1">
        <ThemeSwitch />
      </div>
    </ShellPopover>
  )
}
