// Fuzzes the core under sanitizers: `fuzz SECONDS SEED` makes bytes up and mutates them; `fuzz FILE` runs one
// input again. Built with -fsanitize=fuzzer -DLOUPE_LIBFUZZER it is a libFuzzer target instead.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "../random.hpp"
#include "check.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  loupe::check_bytes(data, size);
  return 0;
}

#ifndef LOUPE_LIBFUZZER

namespace {

using Input = std::vector<std::uint8_t>;

Input made_up(loupe::Random& random) {
  Input input(random.below(loupe::Word{60}) + 4);
  for (auto& byte : input) byte = static_cast<std::uint8_t>(random.next() >> 56);
  return input;
}

// Small steps from an earlier input reach shapes that pure chance does not.
Input mutated(Input input, loupe::Random& random) {
  for (int changes = 1 + static_cast<int>(random.below(loupe::Word{3})); changes > 0; --changes)
    input[random.below(loupe::Word{input.size()})] = static_cast<std::uint8_t>(random.next() >> 56);
  return input;
}

void keep(const Input& input) {
  std::ofstream file("fuzz-last-input", std::ios::binary);
  file.write(reinterpret_cast<const char*>(input.data()), static_cast<std::streamsize>(input.size()));
}

int fuzz(double seconds, loupe::Word seed) {
  loupe::Random random(seed);
  const auto start = std::chrono::steady_clock::now();
  long runs = 0;
  Input input = made_up(random);
  while (std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() < seconds) {
    input = random.below(loupe::Word{4}) ? mutated(std::move(input), random) : made_up(random);
    if (std::getenv("LOUPE_FUZZ_KEEP")) keep(input);
    loupe::check_bytes(input.data(), input.size());
    ++runs;
  }
  std::printf("%ld problems, nothing found\n", runs);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 3) return fuzz(std::atof(argv[1]), std::strtoull(argv[2], nullptr, 10));
  if (argc != 2) return std::fprintf(stderr, "fuzz SECONDS SEED | fuzz FILE\n"), 2;
  std::ifstream file(argv[1], std::ios::binary);
  const Input input((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  return LLVMFuzzerTestOneInput(input.data(), input.size());
}

#endif
