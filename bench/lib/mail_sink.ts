import { SMTPServer } from 'smtp-server'

/** An SMTP server in its own process: takes every mail and keeps none. Says its port. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  onData(stream, _session, done) {
    stream.resume()
    stream.once('end', () => done())
  },
})
server.listen(0, '127.0.0.1', () => process.send?.(server.server.address()))
