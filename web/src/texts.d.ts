declare module 'texts' {
  type Load = () => Promise<{ default: string }>;
  const loaders: Record<string, Record<string, Load>>;
  export default loaders;
}
