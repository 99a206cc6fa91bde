/** A text file as a string, in a worker, whose types leave the bundler's own out. */
declare module '*.txt?raw' {
  const text: string
  export default text
}
