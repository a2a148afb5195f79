import { NotebookPen, PenLine } from 'lucide-react'
import { isSignedIn } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'journals',
  layouts: { 'create': 'app', 'edit': 'app', '*': 'either' },
  navigation: [
    {
      label: 'Journals',
      href: '/journals',
      icon: NotebookPen,
      order: 27,
      places: ['explore', 'footer'],
      pages: /^\/journals(?!\/create)(\/|$)/,
    },
    {
      label: 'Write a journal',
      href: '/journals/create',
      icon: PenLine,
      order: 28,
      places: ['create'],
      isFor: isSignedIn,
    },
  ],
  palette: () => import('#app/journals/ui/palette_journals'),
  profileTabs: [
    {
      name: 'journals',
      label: 'Journals',
      load: () => import('#app/journals/ui/listed_journals'),
    },
  ],
})
