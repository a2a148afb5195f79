interface Script {
  freePort: () => Promise<number>
}

const SCRIPT = new URL('../../scripts/lib/free_port.mjs', import.meta.url).href

export const { freePort }: Script = await import(SCRIPT)
