import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { eventually } from '#tests/support/eventually'
import { freePort } from '#tests/support/free_port'
import { copyOfTemplate, emptyFolder } from '#tests/support/storage_template'

interface Options {
  /** settings on top of the defaults */
  env?: Record<string, string>
  /** an existing storage folder, which is kept */
  storage?: string
  /** a checkout with its own build; defaults to this one */
  root?: string
}

/** They end with this process. */
const servers = new Set<ChildProcess>()
process.once('exit', () => servers.forEach((server) => server.kill('SIGKILL')))

/** The compiled product in its own process, with its own storage folder and port. */
export class BuiltServer {
  readonly #env: Record<string, string>
  readonly #root?: string
  #process?: ChildProcess
  #output = ''

  private constructor(
    readonly storage: string,
    readonly port: number,
    { env = {}, root }: Options
  ) {
    this.#env = env
    this.#root = root
  }

  static async create(options: Options = {}): Promise<BuiltServer> {
    const { env = {}, root } = options
    const fresh = () => (root ? emptyFolder() : startedStorage(env))
    return new BuiltServer(options.storage ?? (await fresh()), await freePort(), options)
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** While it runs. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  get isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null
  }

  /** Its output so far, for failure messages. */
  get output(): string {
    return this.#output
  }

  /** Starts it and waits until it serves, as long as it makes progress. */
  async start(): Promise<this> {
    const ended = once(this.launch(), 'exit').then(() => {
      throw new Error(`It ended: ${this.#output}`)
    })
    const ready = eventually(
      async () => {
        const response = await fetch(`${this.url}/health/ready`)
        return response.ok
      },
      {
        within: 60_000,
        progress: () => `${cpuTicks(this.#process?.pid)} ${this.#output.length}`,
        what: () => `the server to be ready; it said: ${this.#output}`,
      }
    )
    await Promise.race([ended, ready]).catch(async (error: Error) => {
      await this.end('SIGKILL')
      throw error
    })
    return this
  }

  /** Starts it without waiting: for starts that should fail. */
  launch(): ChildProcess {
    const inherited = { ...process.env }
    delete inherited.DATABASE_URL
    const server: ChildProcess = spawn(process.execPath, ['--no-warnings', 'build/bin/server.js'], {
      cwd: this.#root,
      env: {
        ...inherited,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        APP_URL: this.url,
        DEMO: '0',
        ...this.#env,
        PORT: String(this.port),
        STORAGE_PATH: this.storage,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = server
    servers.add(server)
    server.once('exit', () => servers.delete(server))
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    }
    return server
  }

  /** Sends a signal and waits for the process to exit. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const running = this.#process
    if (!running || running.exitCode !== null || running.signalCode)
      return running?.exitCode ?? null
    const exited = once(running, 'exit')
    running.kill(signal)
    const [code] = await exited
    return code
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL')
    await rm(this.storage, { recursive: true, force: true })
  }
}

/** An external database isn't in the folder, so no template would match it. */
function startedStorage({ DATABASE_URL, DEMO = '0' }: Record<string, string>): Promise<string> {
  if (DATABASE_URL) return emptyFolder()
  return copyOfTemplate(`DEMO=${DEMO}`, async (storage) => {
    const server = await BuiltServer.create({ storage, env: { DEMO } })
    await server.start()
    await eventually(() => hasNoJobs(server), {
      within: 120_000,
      progress: () => cpuTicks(server.pid),
      what: () => 'the pictures of the demonstration world',
    })
    await server.end()
  })
}

/** Otherwise each copy of its folder would render the same images again. */
async function hasNoJobs({ url }: BuiltServer): Promise<boolean> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  return /^vesta_jobs\{queue="slow"\} 0$/m.test(figures)
}

/** A process's CPU time in clock ticks; 0 if unknown. Source: proc_pid_stat(5) */
function cpuTicks(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0
  }
}
