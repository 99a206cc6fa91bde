/** Text files imported as strings in workers. Their type checking does not include the bundler's types. */
declare module '*.txt?raw' {
  const text: string
  export default text
}
