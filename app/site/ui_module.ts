import { BookOpen, House, Mail, PaintRoller } from 'lucide-react'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'site',
  layouts: { 'share_photo': 'app', '*': 'reading', 'error': 'either' },
  navigation: [
    {
      label: 'Home',
      href: '/',
      icon: House,
      order: 10,
      places: [],
    },
    {
      label: 'Redesign a room',
      href: '/redesign-your-interior',
      icon: PaintRoller,
      order: 70,
      places: ['bar', 'footer'],
    },
    {
      label: 'About',
      href: '/about',
      icon: BookOpen,
      order: 80,
      places: ['bar', 'footer'],
    },
    {
      label: 'Contact',
      href: '/contact',
      icon: Mail,
      order: 90,
      places: ['footer'],
    },
  ],
})
