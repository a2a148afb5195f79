import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '#tests/support/eventually'

interface Options {
  /** settings beside those of a plain start */
  env?: Record<string, string>
  /** an existing storage folder, which is then left alone */
  storage?: string
}

/** The compiled product as a process of its own, on its own storage folder and port. */
export class BuiltServer {
  readonly #env: Record<string, string>
  #process?: ChildProcess
  #output = ''

  private constructor(
    readonly storage: string,
    readonly port: number,
    env: Record<string, string>
  ) {
    this.#env = env
  }

  static async create({ env = {}, storage }: Options = {}): Promise<BuiltServer> {
    const folder = storage ?? (await mkdtemp(join(tmpdir(), 'vesta-server-')))
    return new BuiltServer(folder, await freePort(), env)
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Of its process, while it runs. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** What it said so far, for a failure's message. */
  get output(): string {
    return this.#output
  }

  /** Starts it and waits until it serves. */
  async start(): Promise<this> {
    this.launch()
    await eventually(
      async () => {
        if (this.#process?.exitCode !== null) throw new Error(`It ended: ${this.#output}`)
        const response = await fetch(`${this.url}/health/ready`)
        return response.ok
      },
      { within: 60_000, what: () => `the server to be ready; it said: ${this.#output}` }
    )
    return this
  }

  /** Starts it without waiting: for starts that are meant to fail. */
  launch(): ChildProcess {
    const inherited = { ...process.env }
    delete inherited.DATABASE_URL
    this.#process = spawn(process.execPath, ['--no-warnings', 'build/bin/server.js'], {
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
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    }
    return this.#process
  }

  /** Sends a signal and waits for the end. */
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

/** A port that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
