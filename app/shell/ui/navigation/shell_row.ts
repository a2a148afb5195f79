export const SHELL_ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-2 px-3 text-left hover:bg-raised aria-[current]:bg-raised'
