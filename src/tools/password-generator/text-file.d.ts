/** A text file as a string; the types of workers do not include those of Vite. */
declare module '*.txt?raw' {
  const text: string
  export default text
}
